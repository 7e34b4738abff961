/** Delivery reports in the forms in which servers send them; number, address and what was said are a test's own. */
type About = { id: number; to: string };

const head = (more: string) => `MIME-Version: 1.0\r\n${more.trim().replaceAll('\n', '\r\n')}\r\n`;
const returned = ({ id, to }: About) =>
  `From: no-reply@league.example\r\nTo: ${to}\r\nSubject: =?UTF-8?B?7KCR7IiY7Kad?=\r\nMessage-ID: <outbox-${id}@league.example>\r\n`;

function report(about: {
  head: string;
  text: string;
  status: string;
  original: { type: string; text: string } | null;
  boundary?: string;
  encoding?: string;
}): string {
  const { boundary = '=_b0und', encoding = '7bit' } = about;
  const status = about.status.trim().replaceAll('\n', '\r\n');
  const carried = encoding === 'base64' ? Buffer.from(status).toString('base64') : status;
  return [
    head(
      `${about.head}\nContent-Type: multipart/report; report-type=delivery-status;\n boundary="${boundary}"`,
    ),
    `--${boundary}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${about.text}\r\n`,
    `--${boundary}\r\nContent-Type: message/delivery-status\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${carried}\r\n`,
    ...(about.original
      ? [`--${boundary}\r\nContent-Type: ${about.original.type}\r\n\r\n${about.original.text}\r\n`]
      : []),
    `--${boundary}--\r\n`,
  ].join('\r\n');
}

/** Postfix of one's own mail host: address, then an empty line, then who. */
export const postfixBounce = (about: About, status = '5.1.1') =>
  report({
    head: 'From: MAILER-DAEMON@mail.league.example (Mail Delivery System)\nSubject: Undelivered Mail Returned to Sender\nAuto-Submitted: auto-replied',
    text: `<${about.to}>: host mx.school.example said: 550 ${status} User unknown`,
    status: `Reporting-MTA: dns; mail.league.example
X-Postfix-Queue-ID: 4ABCD1234
Arrival-Date: Fri, 27 Nov 2026 09:00:00 +0900 (KST)

Final-Recipient: rfc822; ${about.to}
Original-Recipient: rfc822;${about.to}
Action: failed
Status: ${status}
Remote-MTA: dns; mx.school.example
Diagnostic-Code: smtp; 550 ${status} <${about.to}>: Recipient address
    rejected: User unknown in virtual mailbox table`,
    original: { type: 'message/rfc822', text: `${returned(about)}\r\n접수했어요.` },
  });

/** Gmail gives the head only back, and names the message in its own head too. */
export const gmailBounce = (about: About) =>
  report({
    head: `From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>\nIn-Reply-To: <outbox-${about.id}@league.example>\nReferences: <outbox-${about.id}@league.example>\nSubject: Delivery Status Notification (Failure)`,
    text: `Address not found\r\nYour message wasn't delivered to ${about.to}`,
    status: `Reporting-MTA: dns; googlemail.com
Arrival-Date: Thu, 26 Nov 2026 16:00:00 -0800 (PST)
X-Original-Message-ID: <outbox-${about.id}@league.example>

Final-Recipient: rfc822; ${about.to}
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist. 550 5.1.1 NoSuchUser
Last-Attempt-Date: Thu, 26 Nov 2026 16:00:01 -0800 (PST)`,
    original: null,
  });

/** Naver says why in the diagnostic only. */
export const naverBounce = (about: About) =>
  report({
    head: 'From: =?UTF-8?B?66mU7J28?= <mailer-daemon@naver.com>\nSubject: =?UTF-8?B?67CY7Iah65CcIOuplOydvA==?=',
    text: '메일이 반송되었습니다. 존재하지 않는 메일 주소입니다.',
    status: `Reporting-MTA: dns; mx1.naver.com

Final-Recipient: RFC822; <${about.to.toUpperCase()}>
Action: Failed
Status: 5.0.0
Diagnostic-Code: SMTP; 550 5.1.1 User unknown`,
    original: { type: 'message/rfc822', text: `${returned(about)}\r\n` },
    encoding: 'base64',
  });

/** Exchange Online: a number of its own for an address that its directory does not have. */
export const exchangeBounce = (about: About) =>
  report({
    head: 'From: postmaster@school.example\nSubject: Undeliverable: =?UTF-8?B?7KCR7IiY7Kad?=\nX-MS-Exchange-Message-Is-Ndr:',
    text: `Your message to ${about.to} couldn't be delivered.`,
    status: `Reporting-MTA: dns;SE1P216MB0001.KORP216.PROD.OUTLOOK.COM
Received-From-MTA: dns;mail.league.example
Arrival-Date: Fri, 27 Nov 2026 00:00:00 +0000

Final-Recipient: rfc822;${about.to}
Action: failed
Status: 5.4.1
Diagnostic-Code: smtp;550 5.4.1 Recipient address rejected: Access denied.`,
    original: { type: 'text/rfc822-headers', text: returned(about) },
    boundary: 'd3c1f0a8-1=x',
  });

/** A full mailbox. */
export const fullBounce = (about: About) => postfixBounce(about, '5.2.2');

/** Nothing has failed yet: it is late. */
export const delayNotice = (about: About) =>
  postfixBounce(about, '4.4.1').replaceAll('Action: failed', 'Action: delayed');

/** Somebody is on holiday and quotes what we wrote. */
export const holidayReply = (about: About) =>
  `${head('From: somebody@school.example\nSubject: Re: =?UTF-8?B?7KCR7IiY7Kad?=\nAuto-Submitted: auto-replied\nContent-Type: text/plain')}\r\nBack on Monday.\r\n> Action: failed\r\n> <outbox-${about.id}@league.example>`;
