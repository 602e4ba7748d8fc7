import { createContext, useContext } from 'react';

const ReadOnly = createContext(false);

/** Makes fields read-only. */
export const ReadOnlyProvider = ReadOnly.Provider;
export const useReadOnly = (): boolean => useContext(ReadOnly);
