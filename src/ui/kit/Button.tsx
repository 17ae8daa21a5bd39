import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface Props extends ComponentProps<'button'> {
  /** 'line' is outlined, 'main' is filled, 'icon' is square and bare. */
  readonly look?: 'bare' | 'line' | 'main' | 'icon';
}

export const Button = ({ look = 'bare', className = '', ...rest }: Props) => (
  <button type="button" {...rest} className={`${styles.button} ${className}`} data-look={look} />
);
