import { useEffect, useMemo, useRef } from 'react';
import { getResizeObserver } from '@patternfly/react-core';
import {
  type ComponentFactory,
  DefaultEdge,
  DefaultGroup,
  DefaultNode,
  type EdgeModel,
  type ElementModel,
  GraphComponent,
  type GraphElement,
  ModelKind,
  type Node,
  type NodeModel,
  NodeShape,
  NodeStatus,
  observer,
  Visualization,
  VisualizationProvider,
  VisualizationSurface
} from '@patternfly/react-topology';

interface NodeData {
  /** Number of items that the node stands for. */
  badge?: string;
}

export interface DiagramProps {
  /** Describes the nodes and their connections. */
  label: string;
  nodes: NodeModel[];
  edges?: EdgeModel[];
  /** Height in pixels. */
  height: number;
}

/** Time until the surface has measured itself after a change of its size. */
const MEASURED = 150;

/** Room for labels, which aren't part of the measured nodes: this, or less in a narrow container. */
const PADDING = 60;
const PADDING_SHARE = 1 / 9;

const StatusNode: React.FunctionComponent<{ element: GraphElement }> = observer(
  ({ element }: { element: GraphElement }) => (
    <DefaultNode
      element={element as Node}
      badge={(element as GraphElement<ElementModel, NodeData | undefined>).getData()?.badge}
      badgeColor="var(--pf-t--global--color--nonstatus--blue--default)"
      badgeBorderColor="transparent"
      badgeTextColor="var(--pf-t--global--text--color--nonstatus--on-blue--default)"
      showStatusDecorator={(element as Node).getNodeStatus() !== NodeStatus.default}
    />
  )
);

const componentFactory: ComponentFactory = (kind, type) => {
  if (kind === ModelKind.graph) {
    return GraphComponent;
  }
  if (kind === ModelKind.edge) {
    return DefaultEdge;
  }
  return type === 'group' ? DefaultGroup : StatusNode;
};

/** A node in a fixed place. */
export function nodeAt(id: string, label: string, x: number, y: number, more: Partial<NodeModel> = {}): NodeModel {
  return { id, type: 'node', label, x, y, width: 60, height: 60, shape: NodeShape.ellipse, ...more };
}

/** A static topology view that fits into its place. */
export function Diagram({ label, nodes, edges = [], height }: DiagramProps): React.ReactElement {
  const container = useRef<HTMLDivElement>(null);

  const controller = useMemo(() => {
    const visualization = new Visualization();
    visualization.registerComponentFactory(componentFactory);
    visualization.fromModel({ graph: { id: label, type: 'graph' }, nodes, edges }, false);
    return visualization;
  }, [label, nodes, edges]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const fit = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const width = container.current?.clientWidth ?? 0;
        controller.getGraph().fit(Math.min(PADDING, width * PADDING_SHARE));
      }, MEASURED);
    };
    fit();
    const stop = container.current ? getResizeObserver(container.current, fit) : undefined;
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [controller]);

  return (
    <div ref={container} aria-label={label} dir="ltr" role="img" style={{ height }}>
      <VisualizationProvider controller={controller}>
        <VisualizationSurface />
      </VisualizationProvider>
    </div>
  );
}
