import { useState, type SyntheticEvent } from 'react';
import { createRoot } from 'react-dom/client';

/** The hand-written login page (`static-login.html`) implemented with only React. */
function Login() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isSent, setSent] = useState(false);
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    setSent(true);
  };
  return (
    <>
      <header>
        <b>Cabrank</b>
      </header>
      <main>
        <div>
          <h1>Sign in</h1>
          <p>Use the email address of your account.</p>
        </div>
        <form onSubmit={send}>
          <label>
            Email Address{' '}
            <input
              type="email"
              name="email"
              autoComplete="username"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </label>
          <label>
            Password{' '}
            <input
              type="password"
              name="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </label>
          <button type="submit" disabled={isSent}>
            Sign in
          </button>
        </form>
      </main>
    </>
  );
}

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no place for the app');
createRoot(place).render(<Login />);
