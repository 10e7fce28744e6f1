import { Island } from '../islands/Island.tsx';
import { ApiRequestForm, type ApiRequestProps } from './ApiRequestForm.tsx';
import { apiRequest } from './feature.ts';

export interface ApiRequestsProps {
  requests: readonly ApiRequestProps[];
}

/** Requests to the files for programs, in a prerendered page. */
export function ApiRequests({ requests }: ApiRequestsProps) {
  return (
    <ul className="pb-requests" role="list">
      {requests.map((props) => (
        <li key={props.request.id}>
          <Island feature={apiRequest} id={props.request.id} component={ApiRequestForm} props={props} load="intent" />
        </li>
      ))}
    </ul>
  );
}

/** The same in Markdown. */
export function ApiRequestsMarkdown({ requests }: ApiRequestsProps) {
  return (
    <ul>
      {requests.map(({ request: { id, path, summary, parameter } }) => (
        <li key={id}>
          <code>{path}</code>: {summary}
          {parameter && (
            <>
              {' '}
              (<code>{parameter.name}</code>: {parameter.description}, <code>{parameter.example}</code>)
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
