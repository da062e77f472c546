"""The errors whose text tells the user what is wrong; imported only when one has happened."""

from pbem.data.errors import PositionError, TemplateMistake
from pbem.data.strict import DataError
from pbem.desk.folder import FolderError
from pbem.desk.log import LogError
from pbem.desk.running import Busy
from pbem.report.map.png import PictureError

EXPLAINED = (Busy, DataError, FolderError, LogError, PositionError, PictureError, TemplateMistake, OSError)
