import { boundOf, type Figure, keepsBound, readable } from './figure.ts';

const title =
  '# Benchmarks\n\nWritten by `npm run bench` and `npm run proof`; each section by the run that its first line names.\n';

/** The section of one benchmark: where the figures come from, then the figures. */
export function sectionOf(name: string, origin: string, figures: Figure[]): string {
  const rows = figures.map((figure) => {
    const verdict = boundOf(figure) === '' ? '' : keepsBound(figure) ? 'kept' : '**missed**';
    return `| ${figure.what} | ${readable(figure.value)} ${figure.unit} | ${boundOf(figure)} | ${verdict} |`;
  });
  return `## ${name}\n\n${origin}\n\n| figure | measured | bound | |\n| --- | ---: | ---: | --- |\n${rows.join('\n')}\n`;
}

/** The page with this section in place of the one of the same name, or at its end; sections stay sorted, after an overview. */
export function withSection(page: string, section: string): string {
  const [, ...old] = page.split(/^(?=## )/m);
  const heading = (text: string) => text.split('\n')[0] ?? '';
  const kept = old.map((each) => `${each.trimEnd()}\n`).filter((each) => heading(each) !== heading(section));
  const sections = [...kept, section].sort((a, b) =>
    heading(a).localeCompare(heading(b), 'en', { numeric: true }),
  );
  return [title, overviewOf(sections), ...sections].join('\n');
}

/** How many bounds each benchmark has kept and missed, in one table. */
function overviewOf(sections: string[]): string {
  const rows = sections.flatMap((section) => {
    const count = (verdict: string) => section.split(`| ${verdict} |\n`).length - 1;
    const [name = ''] = section.slice('## '.length).split('\n');
    const [kept, missed] = [count('kept'), count('**missed**')];
    return kept + missed === 0 ? [] : [`| ${name} | ${kept} | ${missed === 0 ? '' : `**${missed}**`} |`];
  });
  return `| bounds | kept | missed |\n| --- | ---: | ---: |\n${rows.join('\n')}\n`;
}
