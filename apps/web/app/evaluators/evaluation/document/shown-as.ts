/** How a document is shown in place, by its extension; null: it can only be downloaded. */
export function shownAs(extension: string): 'pdf' | 'hwp' | 'picture' | null {
  const plain = extension.toLowerCase().replace(/^\./, '');
  if (plain === 'pdf') return 'pdf';
  if (plain === 'hwp' || plain === 'hwpx') return 'hwp';
  return ['png', 'jpg', 'jpeg', 'gif', 'webp'].includes(plain) ? 'picture' : null;
}
