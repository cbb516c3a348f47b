export function tooOld(version: string): string | null;
