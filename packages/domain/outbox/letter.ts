import type { Bilingual, Language } from '@chulbal/contract/language';
import { type Line, sentLine, withoutLinks } from './links.rules.ts';
import type { Channel } from './tables.ts';

/**
 * What a message says, in one language; its look is added when it is sent. Lines are plain text and may hold what
 * people typed, of which no link is made (see `Line`); code, button and note are ours and leave as they are.
 */
export type Letter = {
  lines: Line[];
  /** A verification code, shown large. */
  code?: string;
  button?: { label: string; url: string };
  /** Small print under everything else; left out of an SMS. */
  note?: string;
};

/** A letter whose lines are as they leave. */
type Sent = Omit<Letter, 'lines'> & { lines: string[] };

export type Rendered = { subject: string; text: string; html: string };

const font = "'Pretendard','Apple SD Gothic Neo','Malgun Gothic',sans-serif";
const ink = '#14171f';

/** A letter as it is sent: signed with the site's name, as plain text and as simple HTML. */
export function render(
  message: { channel: Channel; language: Language; subject: string; letter: Letter },
  sender: Bilingual,
): Rendered {
  const name = sender[message.language];
  const letter = { ...message.letter, lines: message.letter.lines.map(sentLine) };
  if (message.channel === 'sms') return { subject: '', text: smsText(letter, name), html: '' };
  const heading = withoutLinks(message.subject);
  return {
    subject: `[${name}] ${heading}`,
    text: mailText(letter, name),
    html: mailHtml(letter, heading, name, message.language),
  };
}

function smsText({ lines, code, button }: Sent, name: string): string {
  const parts = [`[${name}]`, ...(code ? [code] : []), ...lines, ...(button ? [button.url] : [])];
  return parts.join('\n');
}

function mailText({ lines, code, button, note }: Sent, name: string): string {
  const parts = [...lines];
  if (code) parts.push(code);
  if (button) parts.push(`${button.label}: ${button.url}`);
  if (note) parts.push(note);
  return `${[...parts, `— ${name}`].join('\n\n')}\n`;
}

function mailHtml(letter: Sent, heading: string, name: string, language: Language): string {
  const { lines, code, button, note } = letter;
  const paragraph = 'margin:0 0 16px;font-size:16px;line-height:1.6';
  const parts = [
    `<h1 style="margin:0 0 20px;font-size:22px;line-height:1.35">${escaped(heading)}</h1>`,
    ...lines.map((line) => `<p style="${paragraph}">${escaped(line)}</p>`),
  ];
  if (code) {
    parts.push(
      `<p style="margin:0 0 20px;padding:16px 20px;border:2px solid ${ink};font-size:32px;font-weight:700;letter-spacing:.2em">${escaped(code)}</p>`,
    );
  }
  if (button) {
    parts.push(
      `<p style="margin:0 0 20px"><a href="${escaped(button.url)}" style="display:inline-block;padding:14px 22px;background:${ink};color:#fff;font-size:16px;font-weight:700;text-decoration:none">${escaped(button.label)}</a></p>`,
      `<p style="${paragraph};font-size:13px;word-break:break-all">${escaped(button.url)}</p>`,
    );
  }
  if (note) parts.push(`<p style="${paragraph};font-size:13px;color:#565c6b">${escaped(note)}</p>`);
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(heading)}</title></head>`,
    `<body style="margin:0;padding:24px;background:#f4f2ec;color:${ink};font-family:${font}">`,
    `<div style="max-width:560px;margin:0 auto;padding:28px;background:#fff;border-top:4px solid ${ink}">`,
    `<p style="margin:0 0 24px;font-size:18px;font-weight:800">${escaped(name)}</p>`,
    ...parts,
    '</div></body></html>',
  ].join('');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
