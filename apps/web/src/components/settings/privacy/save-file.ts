/** Hands a file to the browser to keep. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  link.click();
  // The browser has its own hold on it once the click is done.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
