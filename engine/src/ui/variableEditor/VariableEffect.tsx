import { useEffect, useRef, useState } from 'react';

import * as texts from '../../core/texts.ts';
import { FilledText } from '../FilledText.tsx';

/** Part of an example that a variable styles. */
interface StyledPart {
  /** Address of the example on the page. */
  anchor: string;
  title: string;
  /** Content of the preview. */
  content: Element;
  selector: string;
}

interface VariableEffectProps {
  /** Selector of the rule that sets the variable. */
  selector: string;
}

/**
 * Copy of the first example that a variable styles, beside its editor: the example itself is often screens away. Nothing
 * if no example shows such an element, as before a menu is opened.
 */
export function VariableEffect({ selector }: VariableEffectProps) {
  const [part] = useState(() => findStyledPart(selector));
  const copy = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (copy.current && part) {
      showCopy(copy.current, part);
    }
  }, [part]);
  return (
    part && (
      <div className="pb-changes-effect">
        <span>
          <FilledText
            text={texts.variableEditor.effectIn}
            values={{ example: <a href={`#${part.anchor}`}>{part.title}</a> }}
          />
        </span>
        {/* Overrides apply within previews. */}
        <div ref={copy} className="pb-changes-copy" data-preview="" inert />
      </div>
    )
  );
}

function findStyledPart(selector: string): StyledPart | null {
  for (const example of document.querySelectorAll('.pb-example[id]')) {
    const content = example.querySelector('.pb-preview [data-root]');
    const title = example.querySelector('.pb-example-title')?.textContent;
    if (content && title && firstMatch(content, selector)) {
      return { anchor: example.id, title, content, selector };
    }
  }
  return null;
}

/** Pseudo-elements, which a query doesn't find. */
const PSEUDO_ELEMENT = /::?(?:before|after)\b/g;

function firstMatch(content: Element, selector: string): Element | null {
  try {
    const elements = content.querySelectorAll(selector.replace(PSEUDO_ELEMENT, ''));
    return [...elements].find((element) => element.getClientRects().length > 0) ?? null;
  } catch {
    // A selector of another engine.
    return null;
  }
}

/** Attributes that tell an element from all others. */
const IDENTIFYING = /^(?:id|name|data-root|data-.*-id)$/;

/** Fills an element with a copy of an example, scrolled to the styled part. */
function showCopy(place: HTMLElement, { content, selector }: StyledPart): void {
  const copy = content.cloneNode(true) as Element;
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    const names = element.getAttributeNames().filter((name) => IDENTIFYING.test(name));
    names.forEach((name) => element.removeAttribute(name));
  }
  place.replaceChildren(copy);
  const found = firstMatch(copy, selector);
  if (found) {
    const offset = found.getBoundingClientRect().top - place.getBoundingClientRect().top;
    place.scrollTop = offset - (place.clientHeight - found.getBoundingClientRect().height) / 2;
  }
}
