/* Nothing to call: this module is linked for the symbols that it defines. */
