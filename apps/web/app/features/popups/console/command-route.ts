import { deleteDisplay, orderDisplays, savePopup, setDisplayHidden } from '@chulbal/contract/popups';
import { savePoster } from '@chulbal/contract/posters';
import { visitOf } from '../../../lib/visit.server.ts';
import { replyToCommand } from '../../console/command-reply.server.ts';
import type { Route } from './+types/command-route';
import type { DisplayCommands } from './commands.ts';

const endpoints: { [K in keyof DisplayCommands]: DisplayCommands[K] } = {
  savePopup,
  savePoster,
  hide: setDisplayHidden,
  delete: deleteDisplay,
  order: orderDisplays,
};

/** `POST /console/popups/command`, for posters too */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return replyToCommand(endpoints, request, visitOf(context));
}
