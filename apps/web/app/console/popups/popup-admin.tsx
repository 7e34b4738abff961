import { listWrittenPopups } from '@chulbal/contract/popups/popups';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import type { Route } from './+types/popup-admin';
import { DisplayAdmin } from './display-admin.tsx';
import type { displayForm as texts } from './display-form.ko.ts';
import { PopupForm } from './popup-form.tsx';

export const handle: TextsHandle = { texts: ['console-ordered-list', 'ui-rich-editor', 'ui-content-file'] };

export async function loader({ context }: Route.LoaderArgs) {
  const { api, now } = visitOf(context);
  return { popups: await api(listWrittenPopups, {}), now: now.getTime() };
}

/** `/console/popups` */
export default function PopupAdmin({ loaderData: { popups, now } }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('displayForm');
  return (
    <DisplayAdmin
      kind="popup"
      displays={popups}
      now={now}
      factsOf={({ draft }) => `${t(`types.${draft.popupType}`)} · ${t(`modes.${draft.mode}`)}`}
      form={(popup, writing) => <PopupForm key={popup?.displayNo} popup={popup} {...writing} />}
    />
  );
}
