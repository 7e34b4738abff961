/** Letters that people read of a rich text; the server counts them again. */
export function lettersOf(html: string): number {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, '.')
    .replace(/\s+/g, ' ');
  return [...text.trim()].length;
}

/** Whether every picture of a rich text says in words what it shows. */
export function picturesHaveText(html: string): boolean {
  return [...html.matchAll(/<img\b[^>]*>/g)].every(([tag]) => /\balt="\s*[^"\s]/.test(tag));
}
