import { Component, type ReactNode } from 'react';

export interface IslandBoundaryProps {
  children: ReactNode;
  /** Called when it first shows what it should. */
  onLive: () => void;
  onError: () => void;
  /** What takes the place of content that threw. @param retry renders the content again */
  fallback: (error: unknown, retry: () => void) => ReactNode;
}

interface IslandBoundaryState {
  error: unknown;
}

/** Keeps an island's error in its place: the page lives on (requirement 8.3). */
export class IslandBoundary extends Component<IslandBoundaryProps, IslandBoundaryState> {
  override state: IslandBoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): IslandBoundaryState {
    return { error: error ?? new Error('It failed without a message.') };
  }

  override componentDidMount(): void {
    if (this.state.error === null) {
      this.props.onLive();
    }
  }

  override componentDidCatch(): void {
    this.props.onError();
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : this.props.fallback(error, () => this.setState({ error: null }));
  }
}
