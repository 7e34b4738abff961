/** Where the calendar file of a programme is. */
export function calendarPath(boardId: number): string {
  return `/support/programs/detail/${boardId}/calendar.ics`;
}
