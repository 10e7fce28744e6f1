import type { ApiRequest } from '../../core/apiRequest.ts';
import { textAttribute } from '../../core/markdownComponent.ts';
import type { EngineComponent } from '../markdownContext.ts';
import './apiRequests.css';
import { ApiRequests, ApiRequestsMarkdown, type ApiRequestsProps } from './ApiRequests.tsx';

/** `<ApiRequests only="components, component" />`: requests to the files for programs that readers can make. */
export const apiRequests: EngineComponent<ApiRequestsProps> = {
  component: ApiRequests,
  markdown: ApiRequestsMarkdown,
  fillsPage: true,
  createProps({ block }, { apiRequests: all, siteUrl }) {
    const chosen = chosenRequests(all(), textAttribute(block, 'only'));
    return {
      requests: chosen.map(({ id, path, summary, parameter, type }) => ({
        request: {
          id,
          path,
          summary,
          type,
          parameter: parameter && {
            name: parameter.name,
            description: parameter.description,
            example: parameter.values[0] ?? ''
          }
        },
        origin: siteUrl
      }))
    };
  }
};

/** @throws Error that names an id that no request has */
function chosenRequests(all: readonly ApiRequest[], only: string | null): readonly ApiRequest[] {
  if (only === null) {
    return all;
  }
  return only.split(',').map((text) => {
    const id = text.trim();
    const found = all.find((request) => request.id === id);
    if (!found) {
      throw new Error(`There is no request "${id}". Write one of ${all.map((request) => request.id).join(', ')}.`);
    }
    return found;
  });
}
