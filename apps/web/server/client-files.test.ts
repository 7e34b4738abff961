import { expect, test } from 'vitest';
import { clientFilesOf } from './client-files.ts';

const manifest = {
  'app/site/home/home.tsx': { file: 'assets/home.js', isEntry: true, css: ['assets/home.css'] },
  'app/site/home/mine.tsx': {
    file: 'assets/mine.js',
    isDynamicEntry: true,
    imports: ['_lane.js', '_card.js'],
    css: ['assets/mine.css'],
  },
  '_lane.js': { file: 'assets/lane.js', imports: ['_card.js'], css: ['assets/lane.css'] },
  '_card.js': { file: 'assets/card.js', imports: ['_lane.js'], css: ['assets/card.css'] },
  'virtual:texts/texts-home-ko': {
    file: 'assets/texts-home-ko.js',
    name: 'texts-home-ko',
    isDynamicEntry: true,
  },
};

test('a part that is imported when it is needed has its own sheets and those of what it imports, each once', () => {
  expect(clientFilesOf(manifest)).toEqual({
    texts: { 'texts-home-ko': '/assets/texts-home-ko.js' },
    partSheets: { 'site/home/mine.tsx': ['/assets/card.css', '/assets/lane.css', '/assets/mine.css'] },
  });
});
