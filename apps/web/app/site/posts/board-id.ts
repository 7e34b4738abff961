/** The number of a post in an address. What is none is a page that is not there. */
export function boardIdOf({ boardId }: { boardId: string }): number {
  const postNo = Number(boardId);
  if (!Number.isSafeInteger(postNo) || postNo < 1) throw new Response(null, { status: 404 });
  return postNo;
}
