import { z } from 'zod';

/** A function in the configuration. What it takes and returns is a matter of its type. */
export const functionOf = <Type>() => z.custom<Type>((value) => typeof value === 'function', 'must be a function');
