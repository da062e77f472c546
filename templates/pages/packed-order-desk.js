"use strict";
// The page lies compressed in the document, and takes its place.
(async () => {
  const without = document.getElementById("without");
  without.hidden = true;
  try {
    const bytes = Uint8Array.from(atob(document.getElementById("packed").textContent), (one) => one.charCodeAt(0));
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    const page = await new Response(unpacked).text();
    document.open();
    document.write(page);
    document.close();
  } catch {
    without.hidden = false;
  }
})();
