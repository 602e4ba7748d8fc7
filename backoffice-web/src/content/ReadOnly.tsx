import { createContext, useContext } from 'react';

const ReadOnly = createContext(false);

/** Fields inside of it can be read and not changed. */
export const ReadOnlyProvider = ReadOnly.Provider;
export const useReadOnly = (): boolean => useContext(ReadOnly);
