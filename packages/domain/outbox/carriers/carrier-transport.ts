import type { Clock } from '../../clock.ts';
import { type Carrier, isOutageOfCarrier, type TalkMessage } from './carrier.ts';
import { carriedText, digitsOf } from './korean-text.rules.ts';
import { type NhnSettings, nhn } from './nhn.ts';
import { type SolapiSettings, solapi } from './solapi.ts';
import { type Talk, type TalkTemplates, templateFor } from './talk.rules.ts';

export type CarrierSettings = (SolapiSettings | NhnSettings) & { templates: TalkTemplates };

/**
 * Text messages by a Korean provider: 알림톡 where a template was approved for the kind of message and its language, else
 * text. What 알림톡 refuses goes as text at once; what KakaoTalk fails to deliver later, the provider sends as text. While a
 * provider is out of order nothing goes another way: it is tried again.
 */
export function carrierTransport(
  settings: CarrierSettings,
  clock: Clock,
): {
  name: string;
  send(message: { to: string; text: string; talk?: Talk | null }): Promise<void>;
} {
  const carrier: Carrier = settings.provider === 'solapi' ? solapi(settings, clock) : nhn(settings);
  return {
    name: carrier.name,
    async send({ to, text, talk }) {
      const message = { to: digitsOf(to), text: carriedText(text) };
      const template = templateFor(settings.templates, talk);
      const talks = talk && template && carrier.talk;
      if (talks && (await isTaken(talks, { ...message, template, values: talk.values }))) return;
      await carrier.text(message);
    },
  };
}

async function isTaken(talk: NonNullable<Carrier['talk']>, message: TalkMessage): Promise<boolean> {
  try {
    await talk(message);
    return true;
  } catch (error) {
    if (isOutageOfCarrier(error)) throw error;
    return false;
  }
}
