import { Component, type ReactNode } from 'react';

import { errorText } from './showError.ts';

interface IslandBoundaryProps {
  children: ReactNode;
  onLive: () => void;
  onError: () => void;
}

interface IslandBoundaryState {
  error: unknown;
}

/** Keeps an example's error in its place: the text replaces the preview, the page lives on (spec §8). */
export class IslandBoundary extends Component<IslandBoundaryProps, IslandBoundaryState> {
  override state: IslandBoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): IslandBoundaryState {
    return { error: error ?? new Error('The example failed without a message.') };
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
    if (this.state.error === null) {
      return this.props.children;
    }
    return (
      <pre className="pb-preview-error" role="alert">
        {errorText(this.state.error)}
      </pre>
    );
  }
}
