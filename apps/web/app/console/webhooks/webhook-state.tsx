import type { WebhookView } from '@chulbal/contract/webhooks';
import { useTexts } from '../../lib/use-texts.ts';
import { StateMark } from '../../ui/data/state-mark.tsx';
import type { webhooks as texts } from './webhooks.ko.ts';

const kinds = { active: 'ok', paused: 'wait', stopped: 'bad', gone: 'bad' } as const;

/** Whether it sends, in a word with its icon. */
export function WebhookState({ state }: Pick<WebhookView, 'state'>) {
  const t = useTexts<typeof texts>('webhooks');
  return <StateMark kind={kinds[state]}>{t(`state.${state}`)}</StateMark>;
}
