import type { Say } from '../../../../lib/texts.ts';
import type { teamDrawer as texts } from '../team-drawer.ko.ts';

/** What happens to a team, by its name in the history. */
const words = {
  'application.submit': 'submit',
  'application.resubmit': 'resubmit',
  'application.takeBack': 'takeBack',
  'application.assign': 'assign',
  'bonus.verify': 'verify',
  'bonus.reject': 'reject',
  'bonus.reopen': 'reopen',
  'completion.request': 'requestCompletion',
  'completion.answer': 'answer',
  'completion.close': 'closeCompletion',
  'deadline.extend': 'extend',
  'document.read': 'readDocument',
  'members.remind': 'remind',
  'people.reveal': 'reveal',
} as const;

/** An event of the history in words; one that has none is shown by its name. */
export function historyWord(t: Say<typeof texts>, action: string): string {
  const word = Object.hasOwn(words, action) ? words[action as keyof typeof words] : null;
  return word ? t(`history.action.${word}`) : action;
}
