import type { SystemContext, SystemStyleObject } from '@chakra-ui/react/styled-system';
import { css as textOf, type SerializedStyles } from '@emotion/react';

type Recipe = ReturnType<SystemContext['cva']>;

/** What `make` makes of an object, made once for as long as somebody has the object. */
function once<Made>(): (of: object, make: () => Made) => Made {
  const known = new WeakMap<object, Made>();
  return (of, make) => {
    let made = known.get(of);
    if (made === undefined) known.set(of, (made = make()));
    return made;
  };
}

const says = (style: SystemStyleObject | undefined): boolean =>
  style !== undefined && Object.keys(style).length > 0;

const RECIPES = '@layer recipes';

/**
 * What a recipe says, no longer in a cascade layer: for each rule in a layer that is added later Chromium reads all font
 * faces anew, and lays out the whole page for it. So what a recipe says of a state or a width wins over what an element
 * says of itself in general; of the same the element's own wins, as ever.
 */
const withoutLayer = (recipe: SystemStyleObject | undefined): SystemStyleObject | undefined =>
  recipe?.[RECIPES] ?? recipe;

/**
 * The same system, but what a recipe says is worked out once, and a style is written as text once. By themselves Chakra
 * and Emotion do both with every drawing of every element: most of what it takes to draw a screen or a dialog.
 *
 * `css` answers with the text, which Emotion takes as it is; nothing but an element's own drawing asks for it.
 */
export function quickStyles(system: SystemContext): SystemContext {
  const recipeOf = once<Recipe>();
  const textOfRecipe = once<SerializedStyles>();
  const textOfStyle = once<SerializedStyles>();
  const css: SystemContext['css'] = (layered, ...own) => {
    const recipe = withoutLayer(layered);
    // A recipe's styles are the same object each time; what else an element says is a new one.
    if (recipe !== undefined && !own.some(says))
      return textOfRecipe(recipe, () => textOf(system.css(recipe)));
    const style = system.css(recipe, ...own);
    return textOfStyle(style, () => textOf(style));
  };
  const cva = (config: object): Recipe => recipeOf(config, () => system.cva(config));
  return { ...system, css, cva: cva as SystemContext['cva'] };
}
