// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createExample } from '../exampleStore.ts';
import { NO_DRAFT } from '../storedDrafts.ts';
import { makeExample } from '../testExample.ts';
import { PreviewToolbar } from './PreviewToolbar.tsx';

function open() {
  const { name } = makeExample();
  document.body.innerHTML = `<section id="${name.slug}"></section>`;
  const example = createExample(name, NO_DRAFT);
  render(
    <PreviewToolbar
      example={example}
      isOpen
      preview={document.body}
      looksButton={{ current: null }}
      areLooksShown={false}
      onToggleLooks={vi.fn<() => void>()}
    />
  );
  const choice = (label: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: label });
  const user = userEvent.setup();
  return {
    example,
    choice,
    user,
    fragment: `#${name.slug}`,
    select: (label: string, option: string) => user.selectOptions(choice(label), option)
  };
}

beforeEach(() => {
  history.replaceState(null, '', '/components/knob');
  vi.stubGlobal('fetch', () => Promise.reject(new Error('Offline')));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the settings of a preview', () => {
  it('are those of the page until the reader chooses others, which the address then carries', async () => {
    const { example, select, user, fragment } = open();
    expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
    await select('Color scheme', 'Dark');
    await select('Width', 'Phone, 390');
    await user.click(screen.getByRole('checkbox', { name: 'Text at 200 %' }));
    await select('High contrast', 'On');
    await select('High contrast', 'Page');
    expect(example.get().settings).toMatchObject({
      themes: { colorScheme: 'dark' },
      width: 390,
      hasLargeText: true,
      hasOutlines: false
    });
    expect(location.hash).toBe(`${fragment}?colorScheme=dark&width=390&text=200`);
  });

  it('go back to those of the page, and keep the focus', async () => {
    const { choice, select, user, fragment } = open();
    await select('Direction', 'Right to left');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(choice('Direction').value).toBe('');
    expect(document.activeElement).toBe(choice('Color scheme'));
    expect(location.hash).toBe(fragment);
  });

  it('offer the last width that was no preset', async () => {
    const { example, choice, select } = open();
    await select('Width', 'Custom');
    expect(example.get().settings?.width).toBe(600);
    await select('Width', 'Full');
    await select('Width', 'Custom, 600');
    expect(example.get().settings?.width).toBe(600);
    expect(choice('Width').selectedOptions[0]?.text).toBe('Custom, 600');
  });
});
