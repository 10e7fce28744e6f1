import { describe, expect, it } from 'vitest';

import type { MarkdownComponent } from '../../../src/core/markdownComponent.ts';
import { attributesOf, isComponentNode } from '../../../src/core/proseTree.ts';
import { treeHtml } from '../../../src/core/treeHtml.ts';
import type { Block, ComponentBlock, Problem, Toc } from '../../../src/model.ts';
import type { DocumentContext } from '../../../src/site/documents/documentContext.ts';
import { tabToc } from '../../../src/site/documents/pageViews.ts';
import type { SiteComponent } from '../../../src/site/documents/siteComponents.ts';
import { createTabComponents, inlineTexts } from '../../../src/site/documents/tabComponents.ts';
import type { EngineContext } from '../../../src/ui/index.ts';
import { exampleBlock, makePage, makeProse, makeSource, proseBlock } from '../../ui/acme.ts';

/** A component whose HTML is its props. */
function component(definition: Partial<MarkdownComponent> = {}, sheets: string[] = []): SiteComponent {
  return {
    component: () => null,
    render: (props) => JSON.stringify(props),
    renderMarkdown: (props) => JSON.stringify(props),
    sheets,
    ...definition
  };
}

const block = (name: string, attributes: ComponentBlock['attributes'] = {}): ComponentBlock => ({
  kind: 'component',
  name,
  attributes,
  location: { file: '/acme/knob.md', line: 7 }
});

const page = makePage();
const markdownContext: EngineContext = {
  release: '2.1.0'
} satisfies Partial<EngineContext> as unknown as EngineContext;

function tabOf(components: Record<string, SiteComponent>, source = makeSource()) {
  const problems: Problem[] = [];
  const context = {
    components: new Map(Object.entries(components)),
    markdownContext,
    report: (problem: Problem) => problems.push(problem)
  };
  return { ...createTabComponents(context, page, source), problems };
}

describe('a component of a tab', () => {
  it('gets the attributes of its tag as props', () => {
    expect(tabOf({ Dial: component() }).render(block('Dial', { turns: '3', isOn: true }))).toBe(
      '{"turns":"3","isOn":true}'
    );
  });

  it('gets props from its data, its location, and the site', () => {
    const dial = component({
      readData: ({ block: { attributes } }) => `${String(attributes['turns'])} turns`,
      createProps: ({ page: { title }, source: { label } }, { release }, data) => ({ title, label, release, data })
    });
    expect(tabOf({ Dial: dial }).render(block('Dial', { turns: '3' }))).toBe(
      '{"title":"Knob","label":"React","release":"2.1.0","data":"3 turns"}'
    );
  });

  it('is omitted if there is nothing to show, or if it is unknown', () => {
    const { render, problems } = tabOf({ Dial: component({ createProps: () => null }) });
    expect([render(block('Dial')), render(block('Lever'))]).toEqual([null, null]);
    expect(problems).toEqual([]);
  });

  const lost = (): never => {
    throw new Error('The dial is lost.');
  };

  it.each([{ readData: lost, createProps: () => ({}) }, { createProps: lost }, { render: lost }])(
    'is omitted if it throws an error, which is reported with its location',
    (definition) => {
      const { render, problems } = tabOf({ Dial: { ...component(), ...definition } });
      expect(render(block('Dial'))).toBeNull();
      expect(problems).toMatchObject([
        {
          severity: 'error',
          code: 'component-data',
          message: "<Dial> can't be shown: The dial is lost.",
          location: { file: '/acme/knob.md', line: 7 }
        }
      ]);
    }
  );

  it('adds its style sheets once', () => {
    const tab = tabOf({ Dial: component({}, ['/dial.css']), Lever: component({}, ['/lever.css']) });
    tab.render(block('Dial'));
    tab.render(block('Dial'));
    expect(tab.sheets()).toEqual(['/dial.css']);
  });
});

describe('an inline component', () => {
  const value = component({ isInline: true }, ['/value.css']);

  it('replaces its tag', () => {
    const tab = tabOf({ Value: value });
    expect(treeHtml(tab.fillInline(makeProse('<p>It is <Value name="ink" /> or <Value />.</p>')))).toBe(
      '<p>It is {"name":"ink"} or {}.</p>'
    );
    expect(tab.sheets()).toEqual(['/value.css']);
  });

  it('is never a block component or an unknown one', () => {
    const prose = makeProse('<p><Dial turns="3" /> <Other /></p>');
    // Readers see the tags as text.
    expect(treeHtml(tabOf({ Dial: component() }).fillInline(prose))).toBe('<p>&lt;Dial turns="3" /> &lt;Other /></p>');
  });
});

describe('a component with content', () => {
  const box = component({ takesContent: true });
  const html = (components: Record<string, SiteComponent>, markup: string): string =>
    treeHtml(tabOf(components).fillInline(makeProse(markup)));

  it('gets its Markdown as children, with the components in it', () => {
    const boxes = {
      Box: { ...box, render: ({ children }: { children?: string }) => `<section>${children}</section>` }
    };
    expect(html(boxes, '<Box :flow><p>a <b>c</b></p><Box :flow>d</Box></Box>')).toBe(
      '<section><p>a <b>c</b></p><section>d</section></section>'
    );
  });

  it('can place parts of it where it likes', () => {
    const list = component({
      takesContent: true,
      createProps: ({ content }) => ({
        items: content?.nodes.flatMap((node) =>
          isComponentNode(node) ? [`${attributesOf(node)['label']}: ${content.render(node.children)}`] : []
        )
      })
    });
    const lists = { List: { ...list, render: ({ items }: { items?: string[] }) => `<i>${items?.join('; ')}</i>` } };
    expect(html(lists, '<List><Item label="a"><b>1</b></Item> <Item label="c">2</Item></List>')).toBe(
      '<i>a: <b>1</b>; c: 2</i>'
    );
  });

  it('is left out around its content if its data is wrong', () => {
    const createProps = (): never => {
      throw new Error('It needs a list.');
    };
    const list = component({ takesContent: true, createProps });
    expect(html({ List: list }, '<List><p>a</p></List>')).toBe('<p>a</p>');
  });

  it('is followed by content that it doesn’t take, and an unknown one is text around it', () => {
    expect(html({ Dial: component() }, '<Dial><b>a</b></Dial>')).toBe('{}<b>a</b>');
    expect(html({}, '<Dial><b>a</b></Dial>')).toBe('&lt;Dial><b>a</b>&lt;/Dial>');
  });
});

describe('the text of an inline component', () => {
  const textOf = (definition: Partial<MarkdownComponent>): string => {
    const components = new Map([['Value', component(definition)]]);
    const inline = { name: 'Value', attributes: { name: 'ink' }, line: 1, isPhrasing: true, hasContent: false };
    return inlineTexts({ components, markdownContext })({ page, source: makeSource() }, inline);
  };

  it('is made from its props', () => {
    expect(textOf({ isInline: true, text: (props) => JSON.stringify(props) })).toBe('{"name":"ink"}');
  });

  it('is empty if it has none, or can’t be shown', () => {
    expect(textOf({ isInline: true })).toBe('');
    expect(textOf({ text: () => 'not inline' })).toBe('');
    const createProps = (): never => {
      throw new Error('no such token');
    };
    expect(textOf({ isInline: true, text: () => 'shown', createProps })).toBe('');
  });
});

describe('the table of contents of a tab', () => {
  const entry = (id: string) => ({ text: id, id });
  const parts = component({
    createProps: ({ block: { attributes } }) => attributes,
    toc: (props): Toc => Object.keys(props).map(entry)
  });

  function tocOf(blocks: Block[], toc: Toc): Toc {
    const context = {
      app: { workbenchToc: () => [], referenceToc: () => [entry('props')] },
      components: new Map([['Parts', parts]]),
      markdownContext,
      referenceOf: () => ({ functions: null, props: null, cssVariables: null })
    } as unknown as DocumentContext;
    return tabToc(context, page, makeSource({ blocks, toc }));
  }

  const before: Block = proseBlock('<h2 id="before">Before</h2><h3 id="detail">Detail</h3>');
  const after: Block = proseBlock('<h2 id="after">After</h2>');
  const toc = [entry('before'), [entry('detail')], entry('basic'), entry('after')];

  it('has the entries of components at their position', () => {
    const blocks = [
      before,
      exampleBlock(),
      block('Parts', { knob: true, dial: true }),
      after,
      block('Parts', { end: true })
    ];
    expect(tocOf(blocks, toc)).toEqual([
      ...toc.slice(0, 3),
      entry('knob'),
      entry('dial'),
      entry('after'),
      entry('end'),
      entry('props')
    ]);
  });

  it('has typographic marks, and the ids of the headings', () => {
    const straight = { text: "Don't", id: 'dont' };
    const shown = { text: 'Don’t', id: 'dont' };
    expect(tocOf([], [straight, [straight]])).toEqual([shown, [shown], entry('props')]);
  });

  it('is that of the prose if there are none', () => {
    expect(tocOf([before, exampleBlock(), after, block('Other')], toc)).toEqual([...toc, entry('props')]);
  });
});
