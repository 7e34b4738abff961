import { createSlide, orderSlides, removeSlide, saveSlide, setSlideShown } from '@chulbal/contract/slides';
import { visitOf } from '../../../lib/visit.server.ts';
import { replyToCommand } from '../../console/command-reply.server.ts';
import type { Route } from './+types/command-route';
import type { SlideCommands } from './commands.ts';

const endpoints: { [K in keyof SlideCommands]: SlideCommands[K] } = {
  create: createSlide,
  save: saveSlide,
  show: setSlideShown,
  order: orderSlides,
  remove: removeSlide,
};

/** `POST /console/slides/command` */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return replyToCommand(endpoints, request, visitOf(context));
}
