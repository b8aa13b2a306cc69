/** Gives the person a file: through the share sheet where it takes files, otherwise as a download. */
export const giveFile = async (blob: Blob, name: string): Promise<void> => {
  const file = new File([blob], name, { type: blob.type });
  const touch = matchMedia('(pointer: coarse)').matches;
  if (touch && navigator.canShare?.({ files: [file] }) === true) {
    try {
      await navigator.share({ files: [file] });
      return;
    } catch {
      // The person closed the share sheet, or it refused: fall back to a plain download.
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};
