import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './ErrorBoundary.module.css';

interface Props {
  /** What is inside, to follow "could not be drawn": "The rail". */
  readonly name: string;
  readonly children?: ReactNode;
}

/** Keeps a bug in one panel from taking the page with it. */
export class ErrorBoundary extends Component<Props, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError = (error: Error) => ({ error });

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div className={styles.box} role="alert">
        <p>
          {this.props.name} could not be drawn: <code>{error.message}</code>. Your texts are kept.
        </p>
        <Button look="line" onClick={() => this.setState({ error: null })}>
          Draw again
        </Button>
      </div>
    );
  }
}
