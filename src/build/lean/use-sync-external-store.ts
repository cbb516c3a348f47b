/** React has had this since version 18; the libraries still bring a copy for older ones. */
export { useSyncExternalStore } from 'react';
