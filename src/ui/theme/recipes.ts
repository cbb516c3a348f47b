import { alertRecipe } from './alert';
import { buttonRecipe } from './button';
import { fieldRecipe, inputRecipe } from './field';
import { headingRecipe } from './heading';
import { spinnerRecipe } from './spinner';

/**
 * What the first screens are made of. Any other recipe is given to its component by whoever wraps it in `src/ui`, so that
 * a page downloads no look that it does not show.
 */
export const recipes = {
  button: buttonRecipe,
  heading: headingRecipe,
  input: inputRecipe,
  spinner: spinnerRecipe,
};

export const slotRecipes = { alert: alertRecipe, field: fieldRecipe };
