import { useGraphiQL, useGraphiQLActions, type GraphiQLPlugin } from '@graphiql/react';
import { examples } from './graphiql-examples';

/** The comment at the top of an example says what it is for. */
const purposeOf = (example: string): string => /^# (.+)$/m.exec(example)?.[1] ?? example;

function ExampleList() {
  const editor = useGraphiQL(({ queryEditor }) => queryEditor);
  const { updateActiveTabValues } = useGraphiQLActions();
  const open = (query: string) => {
    editor?.setValue(query);
    updateActiveTabValues({ query });
    editor?.focus();
  };
  return (
    <section aria-label="Exempel" lang="sv">
      <div className="graphiql-doc-explorer-title">Exempel</div>
      <p>Välj en fråga. Den ersätter det som står i fliken.</p>
      <ul className="examples">
        {examples.map((example) => (
          <li key={example}>
            <button type="button" className="graphiql-un-styled example" onClick={() => open(example)}>
              {purposeOf(example)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ExampleIcon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
      <path d="M4 6h16M4 12h16M4 18h10" />
    </svg>
  );
}

/** The examples as a list beside the editor, which opens with one tab. */
export const examplesPlugin: GraphiQLPlugin = {
  title: 'Exempel',
  icon: ExampleIcon,
  content: ExampleList,
};
