/** Starts the browser's download of a file. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  link.click();
  // After the click the browser no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
