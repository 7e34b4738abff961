import { type Block, planShape } from '@chulbal/contract/toolkits/business-plan';
import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { fromDoc } from './editor-doc.ts';
import { vagueWords } from './vague-words.ts';

/** Whether a plan takes these blocks as an answer. */
function isAnswer(blocks: Block[]): boolean {
  return planShape.shape.answers.safeParse({ who: blocks }).success;
}

/** Takes no more than an answer holds, says so with `onFull`, and marks words that say less than they could. */
export const AnswerRules = Extension.create<{ onFull: () => void }>({
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
