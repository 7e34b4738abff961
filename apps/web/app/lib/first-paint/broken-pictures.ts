/**
 * Puts a drawing where an uploaded picture does not come: one that an operator has taken away meanwhile is still in a page
 * that was made before, and a connection may break. The web server writes it into pages as its text: it uses nothing from
 * outside. Texts that are being written keep the address of theirs.
 */
export function replaceBrokenPictures(drawing: string): void {
  const replace = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement) || target.closest('[contenteditable]')) return;
    if (!target.src.includes('/transfer/')) return;
    target.removeAttribute('srcset');
    target.src = drawing;
  };
  document.addEventListener('error', replace, true);
}
