import { BACKUP_DAYS, retentionRows } from '../../packages/contract/retention/retention.ts';

/** The rows of `docs/operating/data-map.md` that say what is kept and until when, from the one table of retention. */
export function keptRows(): string {
  const rows = retentionRows.map(
    ({ what, period, ground }) =>
      `| ${what.ko}<br>${what.en} | ${period.ko}<br>${period.en} | ${ground.ko}<br>${ground.en} |`,
  );
  const backup = `| 백업<br>Backups | ${BACKUP_DAYS}일<br>${BACKUP_DAYS} days | 위와 같음<br>As above |`;
  return ['| 무엇 / what | 보유 기간 / kept | 근거 / ground |', '|---|---|---|', ...rows, backup].join('\n');
}
