import { evaluatorColumns } from '@chulbal/contract/evaluators/list';
import { evaluatorColumnKeys } from '@chulbal/contract/evaluators/values';
import { visitOf } from '../../lib/visit.server.ts';
import type { Route } from './+types/template-route';

/** Makes Excel read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** `GET /console/evaluators/template`: an empty list with its columns named, in the reader's language. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { language } = visitOf(context);
  const names = evaluatorColumnKeys.map((column) => evaluatorColumns[column][language][0]);
  return new Response(`${BYTE_ORDER_MARK}${names.join(',')}\r\n`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="evaluators.csv"',
      'cache-control': 'no-store',
    },
  });
}
