import type { Demo } from '@chulbal/demo/seed';
import type { WebMode } from '@chulbal/http/env';

const titles: Record<WebMode, string> = {
  demo: '출발+ 데모 · demo, on this machine only',
  development: '출발+ 개발 · development, reloads itself',
  production: '출발+ · production',
};

/** What the terminal shows once everything serves: the address and, in a demo, how to log in. */
export function greeting(given: { mode: WebMode; url: string; seconds: number; demo: Demo | null }): string {
  const { mode, url, seconds, demo } = given;
  const title =
    mode === 'demo' && !demo ? '출발+ · on this machine only, without the demo season' : titles[mode];
  const lines = [`${title}  (${seconds.toFixed(1)} s)`, '', `  ${url}`];
  if (demo) {
    lines.push('', '  데모 계정 · demo accounts');
    lines.push(...account('작성 중인 학생 · a student with a draft', demo.draft));
    lines.push(...account('제출한 학생 · a student with a receipt', demo.submitted));
    lines.push(...account('자료를 낼 학생 · a student who has material to hand in', demo.asked));
    lines.push('', `    열린 시장 · the open market, at ${url}/ipo/contents/exhibition`);
    lines.push(...account('지갑을 열어 투자할 시민 · may open a wallet and invest', demo.investor));
    lines.push(...account('투자한 시민, 작년에 적중 · invested, and was right last year', demo.invested));
    lines.push(...account('작년에 빗나간 시민 · was not right last year', demo.missed));
    lines.push(...account('페이지를 고쳐야 하는 팀장 · leads a company asked for changes', demo.exhibitor));
    lines.push('');
    const { owner } = demo.operators;
    lines.push(...account(`운영자 · an operator, at ${url}/console`, owner));
    lines.push(`      인증 앱 비밀 키 · secret for an authenticator app: ${owner.totpSecret}`);
  }
  const judges = demo?.evaluators.filter(({ password }) => password !== null) ?? [];
  if (judges.length > 0) lines.push(`    심사위원 · evaluators, at ${url}/pointer/login`);
  for (const { loginId, password } of judges) lines.push(`      ${loginId}  /  ${password}`);
  if (mode !== 'production') lines.push('', `  보낸 메시지 · messages sent: ${url}/dev/messages`);
  return `\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n`;
}

function account(who: string, { loginId, password }: { loginId: string; password: string }): string[] {
  return [`    ${who}`, `      ${loginId}  /  ${password}`];
}
