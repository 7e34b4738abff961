import { type Block, pictureId, planShape } from '@chulbal/contract/toolkits/business-plan';
import { Extension, Node } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import type { toolkits as texts } from '../toolkits.ko.ts';
import styles from './answer.module.css';
import { AnswerTools } from './answer-tools.tsx';
import { fromDoc, toDoc } from './editor-doc.ts';
import { PictureForm } from './picture-form.tsx';
import { usePictures } from './pictures.ts';
import { vagueWords } from './vague-words.ts';

type Props = {
  label: string;
  describedBy: string;
  blocks: readonly Block[];
  /** False when it was not taken. */
  onChange: (blocks: Block[]) => boolean;
  onFull: () => void;
  mayAddPicture: () => boolean;
  /** Between the text and the tools, and at the end of the tools. */
  tip?: ReactNode;
  count: ReactNode;
};

/**
 * Where an answer is written: paragraphs, bold, lists, tables and pictures. Whatever is pasted becomes one of these, or
 * its text.
 */
export function AnswerEditor(props: Props) {
  const { label, describedBy, blocks, onChange, onFull, mayAddPicture, tip, count } = props;
  const t = useTexts<typeof texts>('toolkits');
  const pictures = usePictures();
  const [adding, setAdding] = useState<File | null | false>(false);
  const latest = useRef({ onChange, onFull, blocks });
  latest.current = { ...latest.current, onChange, onFull };
  const takePicture = (files: FileList | undefined): boolean => {
    const file = [...(files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (file && mayAddPicture()) setAdding(file);
    return file !== undefined;
  };
  const editor = useEditor({
    immediatelyRender: false,
    autofocus: 'end',
    content: toDoc(blocks),
    extensions: [
      StarterKit.configure({
        ...{ heading: false, blockquote: false, code: false, codeBlock: false, horizontalRule: false },
        ...{ italic: false, strike: false, underline: false, link: false },
      }),
      TableKit.configure({ table: { resizable: false } }),
      PictureNode.configure({ find: (id: string) => pictures.find(id) }),
      AnswerRules.configure({ onFull: () => latest.current.onFull() }),
    ],
    editorProps: {
      attributes: {
        ...{
          'aria-label': label,
          'aria-multiline': 'true',
          role: 'textbox',
          'aria-describedby': describedBy,
        },
      },
      // Tab leaves the text, inside lists and tables too.
      handleDOMEvents: { keydown: (_, event) => event.key === 'Tab' },
      handlePaste: (_, event) => takePicture(event.clipboardData?.files),
      handleDrop: (_, event) => takePicture(event.dataTransfer?.files),
    },
    onUpdate: ({ editor: changed }) => {
      const written = fromDoc(changed.getJSON());
      if (latest.current.onChange(written)) latest.current.blocks = written;
      else changed.commands.undo();
    },
  });
  // What another window, a taken-back step or a choice has written.
  useEffect(() => {
    if (!editor || JSON.stringify(latest.current.blocks) === JSON.stringify(blocks)) return;
    latest.current.blocks = blocks;
    editor.commands.setContent(toDoc(blocks), { emitUpdate: false });
  }, [editor, blocks]);
  return (
    <>
      <div className={styles.prose}>
        <EditorContent editor={editor} />
      </div>
      {tip}
      {adding !== false && (
        <PictureForm
          file={adding}
          onClose={() => {
            setAdding(false);
            editor?.commands.focus();
          }}
          onStored={(attrs) =>
            editor
              ?.chain()
              .focus()
              .insertContent([{ type: 'picture', attrs }, { type: 'paragraph' }])
              .run()
          }
        />
      )}
      {editor && (
        <div className={styles.foot}>
          <AnswerTools
            editor={editor}
            label={t('tools.label')}
            onPicture={() => mayAddPicture() && setAdding(null)}
          />
          {count}
        </div>
      )}
    </>
  );
}

/** Whether a plan takes these blocks as an answer. */
function isAnswer(blocks: Block[]): boolean {
  return planShape.shape.answers.safeParse({ who: blocks }).success;
}

/** Takes no more than an answer holds, says so with `onFull`, and marks words that say less than they could. */
const AnswerRules = Extension.create<{ onFull: () => void }>({
  name: 'answerRules',
  addOptions: () => ({ onFull: () => {} }),
  addProseMirrorPlugins() {
    const { onFull } = this.options;
    return [
      new Plugin({
        filterTransaction(change) {
          if (!change.docChanged || isAnswer(fromDoc(change.doc.toJSON()))) return true;
          onFull();
          return false;
        },
        props: {
          decorations({ doc }) {
            const marks: Decoration[] = [];
            doc.descendants((node, at) => {
              for (const { word, at: start } of vagueWords(node.text ?? '')) {
                const from = at + start;
                marks.push(Decoration.inline(from, from + word.length, { 'data-vague': '' }));
              }
            });
            return DecorationSet.create(doc, marks);
          },
        },
      }),
    ];
  },
});

type Options = { find: (id: string) => Promise<Blob | null> };

/** A picture of the plan, one block that cannot be written into. Pasted pictures of other sites are none. */
const PictureNode = Node.create<Options>({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ find: () => Promise.resolve(null) }),
  addAttributes: () => ({
    id: { default: '' },
    alt: { default: '' },
    width: { default: 1 },
    height: { default: 1 },
  }),
  parseHTML: () => [
    {
      tag: 'img[data-picture]',
      getAttrs: (element) => {
        const { picture, width, height } = element.dataset;
        const size = [Number(width), Number(height)];
        if (!pictureId.safeParse(picture).success || !size.every((one) => one >= 1 && one <= 20_000))
          return false;
        return { id: picture, alt: element.getAttribute('alt') ?? '', width: size[0], height: size[1] };
      },
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'img',
    {
      'data-picture': attrs.id,
      'data-width': attrs.width,
      'data-height': attrs.height,
      alt: attrs.alt,
    },
  ],
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('img');
      dom.alt = String(node.attrs.alt);
      dom.width = Number(node.attrs.width);
      dom.height = Number(node.attrs.height);
      let address: string | null = null;
      let over = false;
      void this.options
        .find(String(node.attrs.id))
        .catch(() => null)
        .then((blob) => {
          if (!blob || over) return;
          address = URL.createObjectURL(blob);
          dom.src = address;
        });
      return {
        dom,
        destroy() {
          over = true;
          if (address) URL.revokeObjectURL(address);
        },
      };
    };
  },
});
