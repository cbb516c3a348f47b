import { object } from 'yup';
import { login } from '#messages/login';
import { validation } from '#messages/validation';
import { email, required } from '../../domain/rules';
import { ruleSchema, verbatimSchema } from '../../ui/form/rule-schema';

/** The form's id; the inline script of the prerendered page notes it for an early press. */
export const LOGIN_FORM_ID = 'login';

export const loginValues = { email: '', password: '' };

export const loginLabels = { email: login.email, password: login.password };

/** An address that can be one, and any password: whether they fit is the server's to say. */
export const loginSchema = object({
  email: ruleSchema(validation, required, email),
  password: verbatimSchema(validation, required),
});
