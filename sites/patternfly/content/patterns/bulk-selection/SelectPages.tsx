import { useState } from 'react';
import { Button, Content, Pagination, Toolbar, ToolbarContent, ToolbarItem } from '@patternfly/react-core';
import { BulkSelect } from '@patternfly/react-component-groups/dist/dynamic/BulkSelect';
import { SelectableServers } from './SelectableServers';
import { countOf, PER_PAGE, SERVERS, serversOf } from './servers';
import { useSelection } from './useSelection';

export const SelectPages: React.FunctionComponent = () => {
  const [page, setPage] = useState(1);
  const [message, setMessage] = useState('');
  const servers = serversOf(page);
  const { selected, select, selectMany, isPageSelected, isPagePartlySelected } = useSelection(servers, () =>
    setMessage('')
  );

  return (
    <>
      <Toolbar>
        <ToolbarContent>
          <ToolbarItem>
            <BulkSelect
              ouiaId="select-pages"
              pageCount={servers.length}
              selectedCount={selected.size}
              pageSelected={isPageSelected}
              pagePartiallySelected={isPagePartlySelected}
              onSelect={selectMany}
              menuToggleProps={{ 'aria-label': 'Selection options' }}
            />
          </ToolbarItem>
          <ToolbarItem>
            <Button
              variant="secondary"
              isAriaDisabled={selected.size === 0}
              onClick={() => setMessage(`Restarting ${countOf(selected.size)}.`)}
            >
              Restart
            </Button>
          </ToolbarItem>
          <ToolbarItem variant="pagination" align={{ default: 'alignEnd' }}>
            <Pagination
              isCompact
              titles={{ paginationAriaLabel: 'Pages of servers' }}
              widgetId="select-pages"
              itemCount={SERVERS.length}
              perPage={PER_PAGE}
              perPageOptions={[{ title: '3', value: PER_PAGE }]}
              page={page}
              onSetPage={(_event, newPage) => setPage(newPage)}
            />
          </ToolbarItem>
        </ToolbarContent>
      </Toolbar>
      <Content component="small" role="status">
        {message || `${selected.size} of ${countOf(SERVERS.length)} selected`}
      </Content>
      <SelectableServers id="pages" label="Servers by page" servers={servers} selected={selected} onSelect={select} />
    </>
  );
};
