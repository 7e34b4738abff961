/** How a document is shown in place, by its name; null: it can only be downloaded. */
export function shownAs(name: string): 'pdf' | 'picture' | null {
  const extension = /\.([a-z0-9]+)$/.exec(name.toLowerCase())?.[1] ?? '';
  if (extension === 'pdf') return 'pdf';
  return ['png', 'jpg', 'jpeg', 'gif', 'webp'].includes(extension) ? 'picture' : null;
}
