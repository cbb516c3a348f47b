/** What must never be stored: passwords, client secrets of intents, tokens and card numbers. */
const secrets = [/Taxi-rank-42!demo/, /_secret_/, /\bpm_\w/, /\b\d{13,19}\b/, /\b\d{4} \d{4} \d{4} \d{4}\b/];

/**
 * A persisted snapshot without the inputs of running actors, which is all that may be stored or recorded. (A password
 * exists only in the input of a running call.)
 */
export function withoutInputs(persisted: unknown): unknown {
  if (typeof persisted !== 'object' || persisted === null) return persisted;
  if (Array.isArray(persisted)) return persisted.map(withoutInputs);
  const isSnapshot = 'status' in persisted && 'input' in persisted;
  return Object.fromEntries(
    Object.entries(persisted).flatMap(([key, value]: [string, unknown]) =>
      isSnapshot && key === 'input' ? [] : [[key, withoutInputs(value)]],
    ),
  );
}

/** The kinds of secrets found anywhere in `value`. */
export function secretsIn(value: unknown): string[] {
  const text = JSON.stringify(value);
  return secrets.filter((secret) => secret.test(text)).map(String);
}
