"""The rules of FRIEDRICH, one module a chapter of the booklet."""
